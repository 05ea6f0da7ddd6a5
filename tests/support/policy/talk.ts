import type {
  Block,
  Comment,
  Email,
  EmailPreference,
  Inquiry,
  Message,
  Notification,
  Report,
  ReviewPicture,
  Thread,
} from '@/payload-types'
import { admin, everyone, members, nobody, owner, ownerAndStaff, staff, type Row } from './row'

/** Words are their author's for 30 days, the answer the seller's once; hiding is a command of staff (rules T5, A7). */
const comments = {
  create: members,
  samples: {
    shown: { owners: ['buyer'], read: everyone, update: ['buyer', 'seller', 'editor', 'admin'] },
    ofSuspended: { owners: ['otherBuyer'], read: everyone, update: ['owner', 'editor', 'admin'] },
    hidden: {
      owners: ['otherBuyer'],
      read: ['owner', 'editor', 'admin'],
      update: ['owner', 'otherSeller', 'editor', 'admin'],
    },
  },
  fields: {
    once: ['locale'],
    server: ['seller', 'userName', 'answeredAt', 'answerLocale', 'editedAt', 'answeredAnew'],
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      product: { update: nobody, attempt: 'given' },
      order: { read: admin, update: nobody, attempt: 'given' },
      user: { read: admin, create: nobody, update: nobody },
      rating: { update: owner },
      comment: { update: owner },
      // Not of a hidden review, which is the one of the other seller here.
      answer: { create: nobody, update: ['seller'] },
      hidden: { create: nobody, update: nobody, attempt: { hidden: true } },
      hiddenReason: { read: ownerAndStaff, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<Comment>

/** Added and deleted by commands of the author, shown to others once staff have approved them (rule C63). */
const reviewPictures = {
  samples: {
    approved: { owners: ['buyer'], read: everyone, update: staff },
    waiting: { owners: ['buyer'], read: ownerAndStaff, update: staff },
    ofHidden: { owners: ['otherBuyer'], read: ownerAndStaff, update: staff },
  },
  fields: {
    server: [
      'review',
      'prefix',
      '_objectKey',
      'url',
      'thumbnailURL',
      'filename',
      'mimeType',
      'filesize',
      'width',
      'height',
      'focalX',
      'focalY',
      'sizes',
    ],
    ruled: {
      status: { create: nobody },
      owner: { read: admin, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<ReviewPicture>

const pair = {
  buyers: { owners: ['buyer', 'seller'], read: owner },
  otherBuyers: { owners: ['otherBuyer', 'otherSeller'], read: owner },
} as const

/** Two people talk; nobody listens, staff neither (rule T1), but to those with Maru. */
const threads = {
  samples: { ...pair, support: { owners: ['buyer'], read: ['owner', 'admin'] } },
  fields: {
    server: [
      'key',
      'buyer',
      'seller',
      'product',
      'order',
      'lastMessage',
      'lastSender',
      'lastMessageAt',
      'buyerUnread',
      'sellerUnread',
      'kind',
      'lastSeq',
      'buyerReadSeq',
      'sellerReadSeq',
      'buyerMailedSeq',
      'sellerMailedSeq',
      'assignee',
      'closedAt',
    ],
  },
} as const satisfies Row<Thread>

const messages = {
  samples: pair,
  fields: {
    server: [
      'thread',
      'buyer',
      'seller',
      'sender',
      'text',
      'product',
      'order',
      'priceRequest',
      'priceMove',
      'seq',
      'clientKey',
      'hiddenAt',
    ],
    hidden: ['staff', 'person', 'hiddenText'],
  },
} as const satisfies Row<Message>

/** Who is blocked cannot see by whom. */
const blocks = {
  samples: { buyers: { owners: ['buyer'], read: owner } },
  fields: { server: ['blocker', 'blocked'] },
} as const satisfies Row<Block>

const reports = {
  samples: { buyers: { owners: ['buyer'], read: ['owner', 'admin'], update: admin } },
  fields: {
    server: ['reporter', 'subject', 'subjectId', 'reason', 'note', 'status', 'outcome', 'answer', 'closedAt'],
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      decidedBy: { read: admin, create: nobody, update: nobody },
      staffNote: { read: admin, create: nobody, update: admin },
    },
  },
} as const satisfies Row<Report>

const emailPreferences = {
  samples: { buyers: { owners: ['buyer'], read: owner } },
  fields: { server: ['user', 'messages', 'reviews', 'goods', 'news'] },
} as const satisfies Row<EmailPreference>

const notifications = {
  samples: {
    buyers: { owners: ['buyer'], read: owner, update: owner, delete: owner },
    sellers: { owners: ['seller'], read: owner, update: owner, delete: owner },
  },
  fields: { open: ['readAt'], server: ['user', 'side', 'kind', 'subject', 'subjectId', 'params', 'href'] },
} as const satisfies Row<Notification>

/** Bodies carry links that sign people in, so they are nobody's to read. */
const emails = {
  samples: { welcome: { read: admin } },
  fields: {
    server: [
      'title',
      'user',
      'order',
      'copyOf',
      'to',
      'template',
      'locale',
      'subject',
      'status',
      'attempts',
      'error',
      'sentAt',
      'dedupeKey',
    ],
    hidden: ['params', 'html', 'text'],
  },
} as const satisfies Row<Email>

const inquiries = {
  samples: { partner: { read: admin, update: admin, delete: admin } },
  fields: {
    open: ['staffNote'],
    once: ['name', 'email', 'company', 'message', 'locale'],
    server: ['title', 'status', 'answer', 'answeredAt', 'answeredBy'],
  },
} as const satisfies Row<Inquiry>

export const TALK = {
  comments,
  'review-pictures': reviewPictures,
  threads,
  messages,
  blocks,
  reports,
  'email-preferences': emailPreferences,
  notifications,
  emails,
  inquiries,
}
