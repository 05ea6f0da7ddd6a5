import type { Slug } from './row'

/** What Payload adds to an account and never shows, whoever asks. */
const ACCOUNT = [
  'resetPasswordToken',
  'resetPasswordExpiration',
  'salt',
  'hash',
  'resetPasswordRequestedAt',
].map((name) => `read ${name}`)

/** What Payload adds to an upload: a hook drops a client's word for it. */
const FILE = ['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', '_objectKey']
const PICTURE = [...FILE, 'focalX', 'focalY', 'sizes']

/** Private fields without a lock, each kept by something else that a test of its own tries. Any other is a hole. */
export const UNLOCKED: Partial<Record<Slug, readonly string[]>> = {
  users: ACCOUNT,
  staff: ACCOUNT,
  media: PICTURE.flatMap((name) => [`create ${name}`, `update ${name}`]).filter(
    (each) => !/^update focal/.test(each),
  ),
  'review-pictures': PICTURE.map((name) => `update ${name}`),
  documents: FILE.map((name) => `create ${name}`),
  // By a rule of the domain.
  addresses: ['create country', 'update country'],
  // `versionSeen` is virtual: the rule compares it with the stored time.
  products: ['create status', 'update status', 'update versionSeen'],
  'product-changes': ['update versionSeen'],
  comments: ['update rating', 'update comment', 'update answer'],
  // By a rule of the domain, which asks that the current password is proven.
  sellers: ['update bankAccount'],
  // By Payload, which asks the rule of deletion: staff put a page into the trash.
  pages: ['create deletedAt', 'update deletedAt'],
  // By Payload: a preference is of whoever writes it.
  'payload-preferences': ['create user', 'update user'],
  // By a hook, which says who may do what from `isShared` alone.
  'payload-query-presets': ['create access', 'update access'],
}
