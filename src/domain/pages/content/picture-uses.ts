import { LOCALES, type Locale } from '@/domain/locale'
import type { StaffActor } from '@/domain/people/actor'
import { isAdmin } from '@/domain/people/actor'
import { fail, ok, type Result } from '@/domain/result'

/** Where a picture is used, in the order in which it is said (rule L31). */
export const USE_KINDS = [
  'page',
  'hero',
  'makers',
  'category',
  'product',
  'change',
  'draft',
  'terms',
] as const
export type UseKind = (typeof USE_KINDS)[number]

/** `shown`: readers see it there; a page may have it in its draft alone. */
export type PictureUse = { kind: UseKind; doc: string | null; title: string | null; shown: boolean }

/** What sellers have asked for and what they are writing stays theirs; terms stay as they were published (rule L32). */
const STAY: readonly UseKind[] = ['change', 'draft', 'terms']
/** Of one replacement, which is one transaction. */
export const MOST_REPLACED = 200

type Picture = { owner: string | null; alt: Partial<Record<Locale, string | null>> }
type Facts = { uses: readonly PictureUse[]; total: number; to: Picture | undefined; isThere: boolean }

/** Whether a picture may be replaced by another; the uses that move. */
export function checkReplacement(
  actor: StaffActor,
  { uses, total, to, isThere }: Facts,
): Result<readonly PictureUse[]> {
  if (!isThere) return fail('picture.gone', 'from')
  if (!to) return fail('picture.otherGone', 'to')
  // Pictures of a seller are chosen by that seller alone.
  if (to.owner) return fail('picture.ofSeller', 'to')
  if (!to.alt.en?.trim()) return fail('picture.noWords', 'to')
  if (total > MOST_REPLACED) return fail('picture.tooManyUses', 'from', { most: MOST_REPLACED })
  const moved = uses.filter(({ kind }) => !STAY.includes(kind))
  const products = moved.filter(({ kind }) => kind === 'product')
  // Editors have a product's words alone (rule N9).
  if (products.length > 0 && !isAdmin(actor))
    return fail('picture.ofProducts', 'from', {
      products: products
        .slice(0, 3)
        .map(({ title }) => title ?? '–')
        .join(', '),
    })
  return moved.length > 0 ? ok(moved) : fail('picture.notUsed', 'from')
}

/** What a picture is called for people who cannot see it, in the language of a page; English stands in. */
export const textOfPicture = (alt: Picture['alt'], locale: Locale): string =>
  alt[locale]?.trim() || (alt.en?.trim() ?? '')

/** The languages in which a picture has no alternative text. */
export const languagesLacking = (alt: Picture['alt']): Locale[] =>
  LOCALES.filter((locale) => !alt[locale]?.trim())
