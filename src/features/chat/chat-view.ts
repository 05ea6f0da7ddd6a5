export type ChatMessage = {
  id: string
  /** Position in the conversation, from 1, without gaps. */
  seq: number
  text: string
  /** Time of storing, in ISO format. */
  at: string
  isMine: boolean
  /** The key that the own message was sent with. */
  key: string | null
  /** What it is about, shown as a chip (rule T4). */
  about: { id: string; name: string } | null
}

/** An open conversation. `unread`: unread messages in all others. */
export type Chat = { thread: string; messages: ChatMessage[]; unread: number }

/** The conversation, or why it could not be opened. */
export type OpenState = { chat?: Chat; isSignedOut?: boolean; message?: string }

export type SendState = { sent?: ChatMessage; isSignedOut?: boolean; message?: string; detail?: string }
