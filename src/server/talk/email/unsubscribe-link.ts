import { isEmailTopic, type EmailTopic } from '@/domain/talk/emails/email-topic'
import { isId } from '@/domain/values/id'
import { sealToken, unsealToken } from '@/server/settings/seal'

/** It works for as long as the email is kept. */
const FOR_GOOD = 100 * 365 * 24 * 60 * 60

export type Unsubscription = { user: string; topic: EmailTopic }

export const sealUnsubscription = (value: Unsubscription) => sealToken('unsubscribe', value, FOR_GOOD)

/** Whom and what a link is for; null if it is none of ours. */
export function readUnsubscription(sealed: string): Unsubscription | null {
  const found = unsealToken<Unsubscription>('unsubscribe', sealed.slice(0, 1_000))
  return found && isId(found.user) && isEmailTopic(found.topic) ? found : null
}
