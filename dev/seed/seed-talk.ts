import { lastWords, messageText, threadKey } from '@/domain/talk/thread'
import { buyerId, sellerId } from './accounts'
import { ORDERS, required, THREADS, type ThreadData } from './catalogue'
import type { Clock } from './clock'
import { idOf } from './ids'
import { orderId } from './sale'
import { asksForPrice, REQUEST_ID, seedPriceRequests } from './seed-price-requests'
import { productId } from './seed-products'
import { put, type Doc, type Seed } from './store'
import { sure } from './sure'

const DAY = 24 * 60

/** Conversations of two, with what each side has not read yet (rules T1, T3). */
export async function seedTalk(seed: Seed) {
  const { clock } = seed
  await put(
    seed,
    'threads',
    THREADS.map((thread) => threadDoc(thread, clock)),
  )
  await seedPriceRequests(seed)
  await put(
    seed,
    'messages',
    THREADS.flatMap((thread) => messagesOf(thread, clock)),
  )
}

export const threadId = ({ buyer, seller }: Pick<ThreadData, 'buyer' | 'seller'>) =>
  idOf('thread', buyer, seller)

const pairOf = ({ buyer, seller }: ThreadData) => ({ buyer: buyerId(buyer), seller: sellerId(seller) })

function threadDoc(thread: ThreadData, clock: Clock): Doc<'threads'> {
  const pair = pairOf(thread)
  const first = required(thread.messages[0], 'first message')
  const count = thread.messages.length
  const last = required(thread.messages.at(-1), 'last message')
  return {
    id: threadId(thread),
    key: threadKey(pair.buyer, pair.seller),
    ...pair,
    product: productId(thread.product),
    order: thread.order === null ? null : orderId(thread.order),
    lastMessage: lastWords(last.text),
    lastSender: last.from,
    lastMessageAt: clock.minutesAgo(last.minutesAgo),
    buyerUnread: thread.unread.buyer,
    sellerUnread: thread.unread.seller,
    kind: 'shop',
    lastSeq: count,
    buyerReadSeq: count - thread.unread.buyer,
    sellerReadSeq: count - thread.unread.seller,
    buyerMailedSeq: count,
    sellerMailedSeq: count,
    createdAt: clock.minutesAgo(first.minutesAgo),
    updatedAt: clock.minutesAgo(last.minutesAgo),
  }
}

/** The first message is about the product; the first after the order is about the order (rule T4). */
function messagesOf(thread: ThreadData, clock: Clock): Doc<'messages'>[] {
  const pair = pairOf(thread)
  const order = ORDERS.find(({ number }) => number === thread.order)
  const ordered = thread.messages.findIndex(
    ({ minutesAgo }) => order && minutesAgo <= order.placedDaysAgo * DAY,
  )
  const last = thread.messages.length - 1
  return thread.messages.map(({ from, minutesAgo, text }, at) => ({
    id: idOf('message', thread.buyer, thread.seller, at),
    thread: threadId(thread),
    ...pair,
    sender: pair[from],
    text: sure(messageText(text)),
    product: at === 0 ? productId(thread.product) : null,
    order: order && at === ordered ? orderId(order.number) : null,
    ...(asksForPrice(thread, at === last) && { priceRequest: REQUEST_ID, priceMove: 'requested' }),
    seq: at + 1,
    clientKey: `demo-${thread.buyer}-${thread.seller}-${at}`,
    createdAt: clock.minutesAgo(minutesAgo),
  }))
}
