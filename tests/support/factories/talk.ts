import { unique } from './unique'

let seq = 0
const nextSeq = () => (seq += 1)

export const aReview = (user: string, order: string, product: string) => ({
  user,
  order,
  product,
  rating: 4,
  comment: 'Well made, well packed.',
  locale: 'en',
})

export const aThread = (buyer: string, seller: string) => ({
  key: unique([buyer, seller].toSorted().join('_').slice(0, 60)),
  buyer,
  seller,
  lastMessage: 'Is it in stock?',
  lastSender: 'buyer',
})

export const aMessage = (thread: string, buyer: string, seller: string) => ({
  thread,
  buyer,
  seller,
  sender: buyer,
  text: 'Is it in stock?',
  seq: nextSeq(),
  clientKey: unique('key'),
})

export const aNotification = (user: string, side: 'buyer' | 'seller' = 'buyer') => ({
  user,
  side,
  kind: 'order.shipped',
  params: '{}',
  href: '/buyer-orders',
})

export const anEmail = (user: string) => ({
  user,
  to: 'buyer@maru.test',
  template: 'welcome',
  subject: 'Welcome',
  html: unique('<a href="https://maru.test/reset">'),
  text: unique('https://maru.test/reset'),
  dedupeKey: unique('key'),
})

export const anInquiry = () => ({
  name: 'Jo Kim',
  email: 'jo@partner.test',
  company: 'Partner',
  message: 'We would like to sell with you.',
})

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  format: '' as const,
  indent: 0,
  direction: 'ltr' as const,
  children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
})

export const richText = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: 'ltr' as const,
    children: [paragraph(text)],
  },
})

export const aPage = (title: string, status: 'published' | 'draft') => ({
  title,
  slug: unique('page'),
  description: `${title}, in a sentence.`,
  content: richText(title),
  _status: status,
})

/** Agreed to at sign-up by everybody. */
export const aTermsVersion = (version = unique('terms')) => ({
  version,
  validFrom: '2025-01-01T12:00:00.000Z',
  needsAgreement: false,
  mailingDone: true,
  title: 'Terms of use',
  content: richText('Terms of use'),
})

export const aRedirect = (to = '/products') => ({ from: `/${unique('old')}`, to, type: '301' as const })

export const aReport = (reporter: string, product: string) => ({
  reporter,
  subject: 'product' as const,
  subjectId: product,
  reason: 'other' as const,
  note: 'The pictures are of another tile.',
  status: 'open' as const,
  staffNote: 'Asked the seller for other pictures.',
})
