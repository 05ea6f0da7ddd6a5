import next from 'eslint-config-next'
import tseslint from 'typescript-eslint'

const anywhere = {
  '@/domain': ['@/domain', '@/domain/**'],
  '@/messages': ['@/messages', '@/messages/**'],
  '@/server': ['@/server', '@/server/**'],
  '@/ui': ['@/ui', '@/ui/**'],
  '@/features': ['@/features', '@/features/**'],
  '@/app': ['@/app', '@/app/**'],
  '@/worker': ['@/worker', '@/worker/**'],
  // Its one door to the web server is the clearing of pages.
  'all of server': ['@/server/**', '!@/server/cache'],
  collections: ['~/collections', '~/collections/**'],
  config: ['@payload-config', '~/payload.config'],
  react: ['react', 'react/*', 'react-dom', 'react-dom/*', 'next', 'next/*', 'next-intl', 'next-intl/*'],
  stripe: ['stripe', 'stripe/*'],
  dev: ['~/dev', '~/dev/**', '~/tests', '~/tests/**'],
}

const PARENT = {
  regex: '^\\.\\./',
  message: 'Name the folder (@/… or ~/…): no path may dodge the table of imports.',
}

/** Everything of Payload but the plain renderer of rich text. */
const PAYLOAD = '^(payload|@payloadcms/(?!richtext-lexical/react$).+)(/|$)'

/** The table "Who may import whom": what a folder may not reach. Types of payload are free to features. */
function table(files, forbidden, more = []) {
  const patterns = forbidden.flatMap((name) =>
    name === 'payload' ? [] : [{ group: anywhere[name], message: `${files[0]} may not import ${name}.` }],
  )
  const payload = forbidden.includes('payload')
    ? [
        {
          regex: PAYLOAD,
          allowTypeImports: !more.includes('no payload types'),
          message: `${files[0]} may not import payload.`,
        },
      ]
    : []
  return {
    files,
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [PARENT, ...patterns, ...payload] }],
    },
  }
}

const config = [
  {
    ignores: [
      '**/.next/**',
      '**/.next-test/**',
      'node_modules/**',
      '.data/**',
      'src/payload-types.ts',
      'src/payload-schema.ts',
      'src/migrations/*foundation*',
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
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [PARENT] }],
      // Pictures come in ready sizes with their measures, and the panel is another document: plain elements are right for both.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  table(
    ['src/domain/**'],
    [
      '@/messages',
      '@/server',
      '@/ui',
      '@/features',
      '@/app',
      '@/worker',
      'collections',
      'config',
      'payload',
      'react',
      'stripe',
      'dev',
    ],
    ['no payload types'],
  ),
  table(
    ['collections/**'],
    ['all of server', '@/ui', '@/features', '@/app', '@/worker', 'config', 'react', 'stripe', 'dev'],
  ),
  table(
    ['src/messages/**'],
    [
      '@/server',
      '@/ui',
      '@/features',
      '@/app',
      '@/worker',
      'collections',
      'config',
      'payload',
      'stripe',
      'dev',
    ],
  ),
  table(['src/server/**'], ['@/ui', '@/features', '@/app', '@/worker', 'collections', 'stripe', 'dev']),
  // The one place that talks to Stripe.
  table(['src/server/payments/**'], ['@/ui', '@/features', '@/app', '@/worker', 'collections', 'dev']),
  table(
    ['src/ui/**'],
    ['@/server', '@/features', '@/app', '@/worker', 'collections', 'config', 'payload', 'stripe', 'dev'],
    ['no payload types'],
  ),
  table(['src/features/**'], ['@/app', '@/worker', 'collections', 'config', 'payload', 'stripe', 'dev']),
  table(['src/app/**', 'src/worker/**'], ['collections', 'stripe', 'dev']),
  table(
    ['src/app/(store)/**', 'src/app/(seller)/**', 'src/app/(staff)/**', 'src/app/api/**'],
    ['@/worker', 'collections', 'config', 'payload', 'stripe', 'dev'],
  ),
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-definitions': 'off' } },
  { files: ['dev/**', 'tests/**', '*.mjs', '*.ts', 'src/worker/**'], rules: { 'no-console': 'off' } },
]

export default config
