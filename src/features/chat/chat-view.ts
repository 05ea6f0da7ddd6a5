export type ChatMessage = {
  id: string
  text: string
  /** When it was stored, as the server writes times. */
  at: string
  isMine: boolean
  /** What it is about, shown as a chip (rule T4). */
  about: { id: string; name: string } | null
}

/** An open conversation: who the other one is stands on the page already. `unread` is what is left in all others. */
export type Chat = { thread: string; messages: ChatMessage[]; unread: number }

/** Either the conversation, or what kept it shut. */
export type OpenState = { chat?: Chat; isSignedOut?: boolean; message?: string }

export type SendState = { sent?: ChatMessage; isSignedOut?: boolean; message?: string; detail?: string }
