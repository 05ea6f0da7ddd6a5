import type { EmailName } from './email'

/** Emails with a link that lets its reader in or confirms who they are, and those that Payload renders itself. */
const SECRET: readonly (EmailName | 'panel')[] = [
  'confirmSignUp',
  'resetPassword',
  'staffReset',
  'staffInvited',
  'confirmEmail',
  'exportLink',
  'deleteLink',
  'panel',
]

/** Whether the content is deleted once the email is not sent any more, so that it cannot be tried again (rule A16). */
export const isSecretEmail = (template: string) => SECRET.some((each) => each === template)
