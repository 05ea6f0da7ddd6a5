import type { EmailName } from './email'

/** What members choose emails by (rule T24). Emails about orders, accounts and money have no topic and are always sent. */
export const EMAIL_TOPICS = ['messages', 'reviews', 'goods', 'news'] as const
export type EmailTopic = (typeof EMAIL_TOPICS)[number]

/** What a member can be emailed about: only sellers have products that staff decide on. */
export const topicsFor = (userType: string): readonly EmailTopic[] =>
  EMAIL_TOPICS.filter((topic) => topic !== 'goods' || userType === 'seller')

export type Preferences = Record<EmailTopic, boolean>

const TOPICS: Partial<Record<EmailName, EmailTopic>> = {
  newMessages: 'messages',
  reportUpheld: 'messages',
  reportDismissed: 'messages',
  reviewAnswered: 'reviews',
  productApproved: 'goods',
  productRejected: 'goods',
  productChangesAsked: 'goods',
  draftTranslated: 'goods',
  changeApproved: 'goods',
  changeDeclined: 'goods',
  changeRequested: 'goods',
}

export const topicOf = (template: string): EmailTopic | undefined =>
  Object.hasOwn(TOPICS, template) ? TOPICS[template as EmailName] : undefined

export const isEmailTopic = (topic: unknown): topic is EmailTopic =>
  EMAIL_TOPICS.some((each) => each === topic)
