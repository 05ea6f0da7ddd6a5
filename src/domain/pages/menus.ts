import { issue, issuesOf, settle, type Issue, type Result } from '@/domain/result'
import { readTo, targetIssues, type Pages } from './redirect'

export const MENU_LIMITS = { main: 8, sections: 3, links: 8 } as const

export const TARGET_KINDS = ['page', 'category', 'address'] as const

export type MenuEntry = {
  kind?: (typeof TARGET_KINDS)[number] | null
  page?: unknown
  category?: unknown
  address?: string | null
}
type Section = { links?: readonly MenuEntry[] | null }
export type Menus = { main?: readonly MenuEntry[] | null; footer?: readonly Section[] | null }

/** What readers find: pages by id, and categories. */
export type MenuTargets = { pages: Pages; categories: ReadonlySet<string> }

const idIn = (value: unknown): string => {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' ? id : ''
}

/** Every entry leads to something that readers find, and the footer keeps the seller inquiry (rules L16, L30). */
export function checkMenus({ main, footer }: Menus, found: MenuTargets, site?: string): Result<object> {
  const issues = [
    ...entryIssues(main, 'main', found, site),
    ...(footer ?? []).flatMap(({ links }, at) => entryIssues(links, `footer.${at}.links`, found, site)),
  ]
  const links = (footer ?? []).flatMap((section) => section.links ?? [])
  const hasInquiry = (footer ?? []).length === 0 || links.some((entry) => isInquiry(entry, found.pages))
  return settle([...issues, ...(hasInquiry ? [] : [issue('menus.inquiry', 'footer')])], {})
}

const entryIssues = (
  entries: readonly MenuEntry[] | null | undefined,
  path: string,
  found: MenuTargets,
  site?: string,
): Issue[] => (entries ?? []).flatMap((entry, at) => issuesOfEntry(entry, `${path}.${at}`, found, site))

function issuesOfEntry(
  { kind, page, category, address }: MenuEntry,
  path: string,
  found: MenuTargets,
  site?: string,
) {
  if (kind === 'address') return targetIssues(address ?? '', `${path}.address`, found.pages, site)
  const isFound = kind === 'category' ? found.categories.has(idIn(category)) : found.pages.has(idIn(page))
  return isFound
    ? []
    : [issue(kind === 'category' ? 'menus.category' : 'menus.page', `${path}.${kind ?? 'page'}`)]
}

const INQUIRY = '/seller-inquiry'

function isInquiry({ kind, page, address }: MenuEntry, pages: Pages): boolean {
  if (kind === 'page') return pages.get(idIn(page)) === INQUIRY.slice(1)
  const target = kind === 'address' && readTo(address ?? '')
  return Boolean(target && target.ok && target.value.path === INQUIRY)
}

/** Issues of what was there when it was saved, and has gone since. */
const GONE = new Set(['menus.page', 'menus.category', 'redirect.to.nowhere'])

/** The paths of the entries whose target has gone. */
export const goneIn = (result: Result<object>): string[] =>
  issuesOf(result)
    .filter(({ code }) => GONE.has(code))
    .map(({ path }) => path.slice(0, path.lastIndexOf('.')))
