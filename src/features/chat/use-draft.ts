import { useEffect, useState, type RefObject } from 'react'

const PREFIX = 'maru:draft:'

/** Half-written text of a conversation and side, kept in this browser until it is sent or the member signs out. */
export function useDraft(
  name: string,
  box: RefObject<HTMLTextAreaElement | null>,
): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    // What was typed before script ran comes first.
    const kept = box.current?.value || read(PREFIX + name)
    const later = kept ? setTimeout(() => setText((now) => now || kept)) : undefined
    return () => clearTimeout(later)
  }, [name, box])
  const change = (next: string) => {
    setText(next)
    write(PREFIX + name, next)
  }
  return [text, change]
}

function read(key: string) {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing still sends.
  }
}
