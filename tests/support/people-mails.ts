import type { PeopleEmails } from '@/domain/talk/emails/people-emails'

/** What every email about people of a seller may say. */
export const PEOPLE_MAILS: PeopleEmails = {
  sellerPersonInvited: { person: 'Jo Kim', company: 'Hanbit Tile', path: '/seller-invitation?token=secret' },
  sellerPersonChanged: { company: 'Hanbit Tile', person: 'Jo Kim', path: '/seller/people' },
  sellerPersonRemoved: { company: 'Hanbit Tile' },
}
