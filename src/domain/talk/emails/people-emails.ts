/** Parameters of the emails about people of a seller (rule P43). */
export type PeopleEmails = {
  sellerPersonInvited: { person: string; company: string; path: string }
  sellerPersonChanged: { company: string; person: string; path: string }
  sellerPersonRemoved: { company: string }
}
