import { readdirSync } from 'node:fs'
import next from 'eslint-config-next'
import tseslint from 'typescript-eslint'
import { LOCAL_READS, TYPED_SQL } from './dev/lint-sql.mjs'

/** Files that may be imported although their folder may not; a pattern opens a file by its folders, one after the other. */
const except = (...files) => [
  ...new Set(
    files.flatMap((file) => file.split('/').map((_, at, parts) => `!@/${parts.slice(0, at + 1).join('/')}`)),
  ),
]

const anywhere = {
  '@/domain': ['@/domain', '@/domain/**'],
  '@/messages': ['@/messages', '@/messages/**'],
  '@/server': ['@/server', '@/server/**'],
  '@/ui': ['@/ui', '@/ui/**'],
  '@/features': ['@/features', '@/features/**'],
  '@/app': ['@/app', '@/app/**'],
  '@/worker': ['@/worker', '@/worker/**'],
  '@/live': ['@/live', '@/live/**'],
  '@/admin': ['@/admin', '@/admin/**'],
  // What collections do in the transaction of a request: clear pages, seal, notify, email, audit, ask which orders are opened.
  'all of server': [
    '@/server/**',
    ...except(
      'db/bus',
      'db/cache',
      'db/request-database',
      'orders/find-orders',
      'orders/opened-orders',
      'people/terms-facts',
      'products/product-places',
      'records/audit',
      'settings/seal',
      'storage/picture-uses',
      'talk/email/queue-email',
      'talk/notify',
      'texts/save-languages',
    ).map((path) => path.replace('@/', '@/server/')),
  ],
  // The worker carries out what staff have decided.
  'all of admin': [
    '@/admin/**',
    ...except('queues/decisions/carry-out').map((path) => path.replace('@/', '@/admin/')),
  ],
  collections: ['~/collections', '~/collections/**'],
  config: ['@payload-config', '~/payload.config'],
  react: ['react', 'react/*', 'react-dom', 'react-dom/*', 'next', 'next/*', 'next-intl', 'next-intl/*'],
  next: ['next', 'next/*'],
  stripe: ['stripe', 'stripe/*'],
  dev: ['~/dev', '~/dev/**', '@maru/**'],
  'the shop': ['@/**', '~/src/**'],
  tests: ['~/tests', '~/tests/**'],
}

const PARENT = {
  regex: '^\\.\\./',
  message: 'Name the folder (@/… or ~/…): no path may dodge the table of imports.',
}

/** Tools that know the shop by its addresses and commands. */
const PACKAGES = ['launch', 'stand-ins']

const byName = (own) => ({
  regex: `^~/dev/(${PACKAGES.filter((name) => name !== own).join('|')})/`,
  message: 'Name the package (@maru/…): what it exports is what others may use.',
})

/** Everything of Payload but the plain renderer of rich text and the parts of a previewed page. */
const PAYLOAD = '^(payload|@payloadcms/(?!(?:richtext-lexical/react|live-preview-react)$).+)(/|$)'

/**
 * One row of the table "Who may import whom" (docs/architecture.md): what a folder may not reach. `types` may be imported as types
 * alone; `feature` may reach no feature but itself; a `package` alone reaches its own insides.
 */
function row(files, forbidden, { types = [], feature, package: own } = {}) {
  const message = (name) => `${files[0]} may not import ${name}.`
  const patterns = forbidden.map((name) => ({
    ...(name === 'payload' ? { regex: PAYLOAD } : { group: anywhere[name] }),
    allowTypeImports: types.includes(name),
    message: message(name),
  }))
  const others = feature
    ? [{ regex: `^@/features/(?!${feature}/)`, message: message('another feature: they meet in a page') }]
    : []
  return {
    files,
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [PARENT, byName(own), ...patterns, ...others] },
      ],
    },
  }
}

/** Above all districts: pages, jobs and what only development and tests use. */
const TOP = ['@/features', '@/app', '@/worker', '@/live', '@/admin', 'dev', 'tests']
const FEATURE = [
  '@/app',
  '@/worker',
  '@/live',
  '@/admin',
  'collections',
  'config',
  'payload',
  'stripe',
  'dev',
  'tests',
]
/** 'buying/cart': the folders of every district. */
const features = readdirSync(new URL('src/features', import.meta.url)).flatMap((district) =>
  readdirSync(new URL(`src/features/${district}`, import.meta.url)).map((name) => `${district}/${name}`),
)

const table = [
  row(
    ['src/domain/**'],
    ['@/messages', '@/server', '@/ui', ...TOP, 'collections', 'config', 'payload', 'react', 'stripe'],
    { types: ['@/messages'] },
  ),
  row(['src/messages/**'], ['@/server', '@/ui', ...TOP, 'collections', 'config', 'payload', 'stripe']),
  row(['collections/**'], ['all of server', '@/ui', ...TOP, 'config', 'react', 'stripe']),
  row(['src/server/**'], ['@/ui', ...TOP, 'collections', 'stripe']),
  // The one place that talks to Stripe.
  row(['src/server/payments/**'], ['@/ui', ...TOP, 'collections']),
  row(['src/ui/**'], ['@/server', ...TOP, 'collections', 'config', 'payload', 'stripe']),
  // What lies in no feature's folder may reach none.
  row(['src/features/**'], FEATURE, { types: ['payload'], feature: 'none' }),
  ...features.map((feature) => row([`src/features/${feature}/**`], FEATURE, { types: ['payload'], feature })),
  row(
    ['src/admin/**'],
    ['@/ui', '@/app', '@/worker', '@/live', 'dev', 'tests', 'collections', 'config', 'stripe'],
  ),
  // Forms on pages of ours, before the panel opens.
  row(
    ['src/admin/sign-in/**'],
    ['@/app', '@/worker', '@/live', 'dev', 'tests', 'collections', 'config', 'stripe', 'payload'],
    { types: ['payload'] },
  ),
  row(
    ['src/worker/**'],
    ['@/live', '@/ui', '@/app', 'all of admin', 'collections', 'react', 'stripe', 'dev', 'tests'],
  ),
  row(
    ['src/live/**'],
    ['@/ui', '@/app', '@/worker', '@/admin', 'collections', 'react', 'stripe', 'dev', 'tests'],
  ),
  // Payload's own pages and what stands around all pages.
  row(['src/app/**'], ['@/live', 'collections', 'stripe', 'dev', 'tests']),
  row(
    ['src/app/(store)/**', 'src/app/(checkout)/**', 'src/app/(seller)/**', 'src/app/api/**'],
    ['@/worker', '@/live', '@/admin', 'collections', 'config', 'payload', 'stripe', 'dev', 'tests'],
    { types: ['payload'] },
  ),
  // Pages and routes of staff.
  row(
    ['src/app/(staff)/**', 'src/app/api/admin-*/**'],
    ['@/worker', '@/live', 'collections', 'config', 'payload', 'stripe', 'dev', 'tests'],
    { types: ['payload'] },
  ),
  row(['dev/**'], ['@/ui', '@/features', '@/app', '@/worker', '@/admin', 'collections', 'react', 'tests']),
  ...PACKAGES.map((name) =>
    row([`dev/${name}/**`], ['the shop', 'collections', 'config', 'payload', 'react', 'tests'], {
      package: name,
    }),
  ),
  row(['tests/unit/**'], ['config', 'collections']),
  // Journeys see the shop from outside.
  row(
    ['tests/e2e/**'],
    ['@/ui', '@/features', '@/app', '@/worker', '@/admin', 'collections', 'config', 'payload'],
  ),
]

const config = [
  {
    ignores: [
      '**/.next/**',
      '**/.next-test/**',
      'node_modules/**',
      '.data/**',
      'src/payload-types.ts',
      'src/payload-schema.ts',
      'src/migrations/first/schema.ts',
      'src/migrations/index.ts',
      '**/importMap.js',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...next,
  ...tseslint.configs.recommended,
  {
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [PARENT, byName()] }],
      // Pictures come in ready sizes with their measures, and the panel is another document: plain elements are right for both.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  ...table,
  TYPED_SQL,
  LOCAL_READS,
  {
    // Node loads these by itself, and knows no names of folders.
    files: ['src/server/next/*.mjs', 'tests/support/redis/*.mjs'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [byName()] }] },
  },
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-definitions': 'off' } },
  {
    files: ['dev/**', 'tests/**', '*.mjs', '*.ts', 'src/worker/**', 'src/live/**'],
    rules: { 'no-console': 'off' },
  },
]

export default config
