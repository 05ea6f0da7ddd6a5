import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@/domain/locale'

type Route = { page: string; regex: string }
type Manifest = { staticRoutes: Route[]; dynamicRoutes: Route[] }

const LOCALIZED = new RegExp(`^/(${LOCALES.join('|')})(/.*)?$`)
const bare = (path: string) => (path === '/' ? '' : path)
/** Files, whose names would make as many routes. */
const FILES = /^\/(_next|fonts|rooms|seller-dashboard)\//

/**
 * Finds the route of a path, such as `/[locale]/product/[id]`, as Next has written them down in its build. English pages have no prefix
 * of their own. Read when first asked.
 */
export function routesOf(folder = process.env.MARU_DIST ?? '.next') {
  let routes: { page: string; pattern: RegExp }[] | undefined
  const read = () => {
    try {
      const { staticRoutes, dynamicRoutes } = JSON.parse(
        readFileSync(join(folder, 'routes-manifest.json'), 'utf8'),
      ) as Manifest
      return [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({
        page,
        pattern: new RegExp(regex),
      }))
    } catch {
      // A development server has none.
      return []
    }
  }
  return (path: string): string | undefined => {
    const [, files] = FILES.exec(path) ?? []
    if (files) return `/${files}`
    routes ??= read()
    const find = (asked: string, from = routes) => from?.find(({ pattern }) => pattern.test(asked))?.page
    const [, locale, below = ''] = LOCALIZED.exec(path) ?? []
    const rest = bare(locale ? below : path)
    const others = routes.filter(({ page }) => !page.startsWith('/[locale]'))
    const found = locale ? undefined : find(path, others)
    // The search and the pages of information are rewritten to folders of their own (next.config.ts).
    const folders = rest === '/search' ? ['', '/find'] : ['', '/info']
    return found ?? folders.map((folder) => find(`/${locale ?? 'en'}${folder}${rest}`)).find(Boolean)
  }
}
