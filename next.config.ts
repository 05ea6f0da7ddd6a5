import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
// Next resolves no path alias here: these files import nothing of ours.
import { MAX_BODY, TOO_LARGE } from './src/domain/forms/request-size'
import { BROWSE_NAMES } from './src/domain/search/browse-names'
import { INFO_PAGES } from './src/domain/pages/info-pages'
import { noteStage } from './src/server/next/build-stage'
import { securityHeaders } from './src/server/http/headers/security-headers'

/** Paths that are a page of ours in English when they carry no language: not a language, not a machine's door, no file. */
const ENGLISH =
  '/:path((?!en(?:/|$)|fr(?:/|$)|ko(?:/|$)|api(?:/|$)|admin(?:/|$)|img(?:/|$)|share(?:/|$)|sitemaps(?:/|$)|_next(?:/|$))[^.]+)'
/** A path with no language that is no file of ours either: it must not be taken for a language. */
const STRAY = ENGLISH.replace('[^.]+', '.+')

const INFO = INFO_PAGES.join('|')

/** A list that is asked a question is looked up for whoever asks; without one it is a prerendered page. The search always is a question. */
const LISTS = '(?:products|latest|popular|recommended)(?:/\\d+)?|(?:sub)?category/.+'
const asTable = [{ type: 'query' as const, key: 'view', value: 'table' }]
const finds = [
  // The table is a page of its own, so that a list of cards loads nothing of it (rule C66).
  { source: `/:list(search|${LISTS})`, has: asTable, destination: '/en/table/:list' },
  { source: `/:locale(fr|ko)/:list(search|${LISTS})`, has: asTable, destination: '/:locale/table/:list' },
  { source: '/search', destination: '/en/find/search' },
  { source: '/:locale(fr|ko)/search', destination: '/:locale/find/search' },
  ...BROWSE_NAMES.flatMap((key) => [
    { source: `/:list(${LISTS})`, has: [{ type: 'query' as const, key }], destination: '/en/find/:list' },
    {
      source: `/:locale(fr|ko)/:list(${LISTS})`,
      has: [{ type: 'query' as const, key }],
      destination: '/:locale/find/:list',
    },
  ]),
]

/** Any page may take a form. One that is too large, or does not say how large it is, is told so before it is read: Next would answer with an empty page. */
const tooLarge = [
  { type: 'header' as const, key: 'content-length', value: TOO_LARGE },
  { type: 'header' as const, key: 'transfer-encoding' },
].flatMap((header) => [
  { source: '/:locale(fr|ko)/:page*', has: [header], destination: '/api/account/too-large/:locale' },
  { source: '/:page((?!api/|_next/).*)', has: [header], destination: '/api/account/too-large/en' },
])

/** React Aria has its words in 34 languages, a tenth of its script: the 31 that Maru does not speak are left out. */
const UNUSED_STRINGS =
  /\/(?:react-aria|react-aria-components|react-stately)\/dist\/private\/intl\/(?:[a-z]+\/)?(?!en-US|fr-FR|ko-KR)[a-z]{2}-[A-Z]{2}\.m?js$/

const config: NextConfig = {
  poweredByHeader: false,
  // One reads its own files at run time; the page cache loads the other as it stands.
  serverExternalPackages: ['pdfkit', '@redis/client'],
  reactStrictMode: true,
  // `npm test` checks the types, of tests too; a production installs without what those need.
  typescript: { ignoreBuildErrors: true },
  // Pictures are made when they are uploaded; nobody has others made under /_next/image.
  images: { unoptimized: true },
  // A paper is sent with its form (rule C12); Next would take 1 MB.
  experimental: { serverActions: { bodySizeLimit: MAX_BODY } },
  // A page nobody has asked for in an hour is made anew before it is shown, not after. What caches are told is in never-shared.ts.
  expireTime: 3600,
  // The launcher keeps builds for different addresses apart.
  distDir: process.env.MARU_DIST ?? '.next',
  turbopack: {
    // The browser needs a tenth of ICU MessageFormat; the server has all of it.
    resolveAlias: { 'use-intl/format-message': { browser: './src/ui/page/format-message.ts' } },
    rules: {
      '*.{js,mjs}': {
        condition: { path: UNUSED_STRINGS },
        loaders: [fileURLToPath(new URL('./src/server/next/no-strings.cjs', import.meta.url))],
      },
    },
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => noteStage(distDir),
  },
  cacheHandler: fileURLToPath(new URL('./src/server/next/page-cache.mjs', import.meta.url)),
  // The English pages have no prefix: whoever asks with one is sent to the one address.
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    { source: `/info/:page(${INFO})`, destination: '/:page', permanent: true },
    { source: `/:locale(fr|ko)/info/:page(${INFO})`, destination: '/:locale/:page', permanent: true },
    { source: '/info/terms/:version', destination: '/terms/:version', permanent: true },
    {
      source: '/:locale(fr|ko)/info/terms/:version',
      destination: '/:locale/terms/:version',
      permanent: true,
    },
    { source: '/:inside(find|table)/:path*', destination: '/:path*', permanent: true },
    { source: '/:locale(fr|ko)/:inside(find|table)/:path*', destination: '/:locale/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...tooLarge,
      { source: '/', destination: '/en' },
      { source: `/:page(${INFO})`, destination: '/en/info/:page' },
      { source: `/:locale(fr|ko)/:page(${INFO})`, destination: '/:locale/info/:page' },
      // Versions of the terms, and the page that asks to agree to them.
      { source: '/terms/:version([^./]+)', destination: '/en/info/terms/:version' },
      { source: '/:locale(fr|ko)/terms/:version([^./]+)', destination: '/:locale/info/terms/:version' },
      ...finds,
      // Staff preview pages below the panel, where the cookie of draft mode is sent (rule L23).
      { source: '/admin/preview/:locale(en|fr|ko)/:slug', destination: '/:locale/info/:slug' },
      { source: ENGLISH, destination: '/en/:path' },
    ],
    afterFiles: [{ source: STRAY, destination: '/api/not-found/:path' }],
    // Whatever no route answers shows the home page's content with status 404 (rule L2).
    fallback: [{ source: '/:path*', destination: '/api/not-found/:path*' }],
  }),
}

const withAll = withPayload(createNextIntlPlugin('./src/server/texts/i18n.ts')(config))
const panelHeaders = withAll.headers

/** Payload asks every browser for its colour scheme, which costs a cold visitor a second load: asked in the panel alone. */
const scoped: NextConfig = {
  ...withAll,
  headers: async () => [
    ...((await panelHeaders?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
    { source: '/:path*', headers: securityHeaders() },
    // Kept for a day, shown for a week more while it is asked for again: their names do not change with their content.
    {
      source: '/:folder(fonts|rooms|seller-dashboard)/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
  ],
}

export default scoped
