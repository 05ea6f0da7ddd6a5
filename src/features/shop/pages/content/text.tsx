import type { ReactNode } from 'react'

/** Formats in the bits where Lexical stores them. */
const TAGS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [32, 'sub'],
  [64, 'sup'],
] as const

export const textWords = ({ text, format }: { text: string; format: number }) =>
  TAGS.reduce<ReactNode>((words, [bit, Tag]) => (format & bit ? <Tag>{words}</Tag> : words), text)
