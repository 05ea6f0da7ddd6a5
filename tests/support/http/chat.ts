import { GET } from '@/app/api/chat/[thread]/route'
import { openChat, sendMessage } from '@/features/talk/chat/actions'
import type { World } from '~/tests/support/open-world'
import type { Role } from '~/tests/support/roles'

/** What a window does in a conversation, as each role. `be` sets the session cookie that the server reads. */
export function chatClient(world: () => World, be: (token: string | undefined) => void) {
  function formOf(role: Role, fields: Record<string, string>) {
    be(role === 'visitor' ? undefined : world().tokens[role])
    const form = new FormData()
    for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.set(name, value)
    return form
  }
  const open = (role: Role, product = world().ids.products.live) => openChat(formOf(role, { product }))
  const say = (role: Role, thread: string, text: string, more: Record<string, string> = {}) =>
    sendMessage(formOf(role, { thread, text, key: crypto.randomUUID(), ...more }))

  async function opened(role: Role, product?: string) {
    const { chat } = await open(role, product)
    if (!chat) throw new Error('The conversation did not open.')
    return chat
  }

  async function ask(role: Role, thread: string, query = '') {
    formOf(role, {})
    const params = Promise.resolve({ thread })
    const answer = await GET(new Request(`http://localhost/api/chat/${thread}${query}`), { params })
    const { messages } = (await answer.json()) as { messages?: { text: string }[] }
    return { status: answer.status, texts: messages?.map(({ text }) => text) }
  }
  return { formOf, open, opened, say, ask }
}
