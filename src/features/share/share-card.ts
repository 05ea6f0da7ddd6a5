/** The content of a share image: a title, a line below it, a picture beside it. */
export type ShareCard = {
  title: string
  line: string
  siteName: string
  picture: { hash: string } | { room: string } | null
}
