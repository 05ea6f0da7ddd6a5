const PREFIX = 'maru:draft:'

/** Half-written text of a conversation, kept in this browser until it is sent or the member signs out. */
export function readDraft(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(name: string, text: string) {
  try {
    if (text) localStorage.setItem(PREFIX + name, text)
    else localStorage.removeItem(PREFIX + name)
  } catch {
    // A browser that keeps nothing still sends.
  }
}

/** The next person at this browser does not find them. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
