import type { CardMove } from '@/domain/talk/card-moves'
import type { Side, ThreadKind } from '@/domain/talk/thread'

/** A file of a message, at `/api/message-file/{id}`; `?small=1` for an image of at most 400 pixels. */
export type ChatFile = { id: string; name: string; kind: 'image' | 'pdf'; size: number }

export type ChatMessage = {
  id: string
  /** Position in the conversation, from 1, without gaps. */
  seq: number
  text: string
  /** By staff (rule T27): its words and files are not shown to either side. */
  isHidden: boolean
  /** Time of storing, in ISO format. */
  at: string
  isMine: boolean
  /** Who of the seller wrote it, where that is not the reader (rule S60). */
  by: string | null
  /** Written by staff, in the name of the marketplace. */
  isMaru: boolean
  /** The key that the own message was sent with. */
  key: string | null
  /** The product and the order it is about, shown as chips (rule T4). */
  about: { id: string; name: string } | null
  order: { id: string; number: string } | null
  /** The move of a price request that it announces, and the page of the request for its reader (rule T31). */
  price: { number: string; move: CardMove; path: string } | null
  files: ChatFile[]
  /** A ready sentence of the other side in the reader's language (rule T36). */
  ready?: string
}

/** A conversation as the member sees it, without its messages. */
export type ThreadView = {
  id: string
  kind: ThreadKind
  /** Where the reader stands. */
  side: Side
  other: { name: string | null; company: string | null; isVerified: boolean; isGone: boolean }
  /** Why nothing can be written, null if it can. */
  refusal: string | null
  hasBlocked: boolean
  /** The address of the seller's page, for a buyer. */
  supplier: string | null
  /** Null in a conversation with support. */
  otherId: string | null
  product: { id: string; name: string } | null
  order: { id: string; number: string } | null
  /** The last message that the other side has read. */
  readSeq: number
  lastSeq: number
}

/** An open conversation. `unread`: unread messages in all others. */
export type Chat = { thread: string; view: ThreadView; messages: ChatMessage[]; unread: number }

/** The conversation, or why it could not be opened. */
export type OpenState = { chat?: Chat; isSignedOut?: boolean; message?: string }

export type SendState = { sent?: ChatMessage; isSignedOut?: boolean; message?: string; detail?: string }
