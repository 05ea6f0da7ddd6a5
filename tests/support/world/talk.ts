import { aPicture } from '~/tests/support/factories/catalogue'
import type { Samples } from '~/tests/support/policy'
import {
  aMessage,
  anEmail,
  anInquiry,
  aNotification,
  aReport,
  aReview,
  aThread,
} from '~/tests/support/factories/talk'
import type { System } from '~/tests/support/system'

type Talk = Pick<
  Samples,
  | 'comments'
  | 'review-pictures'
  | 'threads'
  | 'messages'
  | 'blocks'
  | 'reports'
  | 'email-preferences'
  | 'notifications'
  | 'emails'
  | 'inquiries'
>
type Given = Pick<Samples, 'users' | 'staff' | 'orders' | 'products'>

export async function makeTalk({ make }: System, { users, staff, orders, products }: Given): Promise<Talk> {
  // Made hidden, so that nobody is notified of it.
  const hidden = await make('comments', {
    ...aReview(users.otherBuyer, orders.byOtherBuyer, products.otherLive),
    hidden: true,
    hiddenReason: 'Names a neighbour.',
  })
  const threads = {
    buyers: await make('threads', aThread(users.buyer, users.seller)),
    otherBuyers: await make('threads', aThread(users.otherBuyer, users.otherSeller)),
    support: await make('threads', { key: `support_${users.buyer}`, kind: 'support', buyer: users.buyer }),
  }
  // As if it had been hidden once and shown again: the reason is still there, and nobody is notified.
  const shown = await make('comments', {
    ...aReview(users.buyer, orders.byBuyer, products.live),
    hidden: false,
    hiddenReason: 'By mistake.',
  })
  const picture = (review: string, owner: string, status: string) =>
    make('review-pictures', { review, owner, status }, { file: aPicture() })
  return {
    'review-pictures': {
      approved: await picture(shown, users.buyer, 'approved'),
      waiting: await picture(shown, users.buyer, 'pending'),
      ofHidden: await picture(hidden, users.otherBuyer, 'approved'),
    },
    comments: {
      shown,
      hidden,
      ofSuspended: await make('comments', aReview(users.otherBuyer, orders.fromSuspended, products.stopped)),
    },
    threads,
    messages: {
      buyers: await make('messages', aMessage(threads.buyers, users.buyer, users.seller)),
      otherBuyers: await make('messages', aMessage(threads.otherBuyers, users.otherBuyer, users.otherSeller)),
    },
    blocks: { buyers: await make('blocks', { blocker: users.buyer, blocked: users.suspendedSeller }) },
    reports: {
      buyers: await make('reports', { ...aReport(users.buyer, products.live), decidedBy: staff.admin }),
    },
    'email-preferences': {
      buyers: await make('email-preferences', {
        user: users.buyer,
        messages: true,
        reviews: true,
        goods: true,
        news: false,
      }),
    },
    notifications: {
      buyers: await make('notifications', aNotification(users.buyer)),
      sellers: await make('notifications', aNotification(users.seller, 'seller')),
    },
    emails: { welcome: await make('emails', anEmail(users.buyer)) },
    inquiries: { partner: await make('inquiries', anInquiry()) },
  }
}
