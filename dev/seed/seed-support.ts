import { lastWords, messageText } from '@/domain/talk/thread'
import { buyerId, sellerId, staffAccounts, userId } from './accounts'
import { required } from './catalogue'
import type { Clock } from './clock'
import { idOf } from './ids'
import { orderId } from './sale'
import { productId } from './seed-products'
import { put, type Doc, type Seed } from './store'
import { sure } from './sure'

type Line = { isMaru?: true; minutesAgo: number; text: string }
type Talk = { member: string; order: number | null; lines: Line[] }

const admin = userId(
  required(
    staffAccounts.find(({ role }) => role === 'admin'),
    'admin',
  ).email,
)

/** One conversation that staff have answered, and one that waits for them (rule N7). */
const TALKS: Talk[] = [
  {
    member: buyerId(0),
    order: 8,
    lines: [
      {
        minutesAgo: 4_420,
        text: 'Good morning. Our bookkeeper needs the invoice with our PO number on it. Can it be added now?',
      },
      {
        isMaru: true,
        minutesAgo: 4_360,
        text: 'Good morning, and thank you for asking. An issued invoice stays as it is. The PO number of an order is entered at checkout: it is then on the order page and on every invoice.',
      },
    ],
  },
  {
    member: sellerId(0),
    order: null,
    lines: [
      {
        minutesAgo: 200,
        text: '안녕하세요. 다음 달부터 정산 통화를 USD로 바꾸고 싶습니다. 이미 신청한 정산금에도 적용되는지요?',
      },
    ],
  },
]

/** Conversations with Maru, and what members reported. */
export async function seedSupport(seed: Seed) {
  const { clock } = seed
  await put(
    seed,
    'threads',
    TALKS.map((talk) => threadOf(talk, clock)),
  )
  await put(
    seed,
    'messages',
    TALKS.flatMap((talk) => linesOf(talk, clock)),
  )
  await put(seed, 'reports', [reportOf(clock)])
}

const idOfTalk = ({ member }: Talk) => idOf('support', member)

function threadOf(talk: Talk, clock: Clock): Doc<'threads'> {
  const { member, order, lines } = talk
  const first = required(lines[0], 'first message')
  const last = required(lines.at(-1), 'last message')
  const count = lines.length
  return {
    id: idOfTalk(talk),
    key: `support_${member}`,
    kind: 'support',
    buyer: member,
    order: order === null ? null : orderId(order),
    assignee: last.isMaru ? admin : null,
    lastMessage: lastWords(last.text),
    lastSender: last.isMaru ? 'seller' : 'buyer',
    lastMessageAt: clock.minutesAgo(last.minutesAgo),
    buyerUnread: 0,
    sellerUnread: last.isMaru ? 0 : 1,
    lastSeq: count,
    buyerReadSeq: count,
    sellerReadSeq: last.isMaru ? count : count - 1,
    buyerMailedSeq: count,
    sellerMailedSeq: count,
    closedAt: last.isMaru ? clock.minutesAgo(last.minutesAgo) : null,
    createdAt: clock.minutesAgo(first.minutesAgo),
    updatedAt: clock.minutesAgo(last.minutesAgo),
  }
}

const linesOf = (talk: Talk, clock: Clock): Doc<'messages'>[] =>
  talk.lines.map(({ isMaru, minutesAgo, text }, at) => ({
    id: idOf('support message', talk.member, at),
    thread: idOfTalk(talk),
    buyer: talk.member,
    sender: isMaru ? null : talk.member,
    staff: isMaru ? admin : null,
    text: sure(messageText(text)),
    order: at === 0 && talk.order !== null ? orderId(talk.order) : null,
    seq: at + 1,
    clientKey: `demo-support-${at}`,
    createdAt: clock.minutesAgo(minutesAgo),
  }))

const reportOf = (clock: Clock): Doc<'reports'> => ({
  id: idOf('report', buyerId(1)),
  reporter: buyerId(1),
  subject: 'product',
  subjectId: productId('brushed-brass-double-towel-rail'),
  reason: 'copied',
  note: 'The second image is from our own catalogue of last year. We can send the original.',
  status: 'open',
  createdAt: clock.minutesAgo(600),
})
