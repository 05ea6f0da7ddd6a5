import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { ko } from '@payloadcms/translations/languages/ko'
import { buildConfig } from 'payload'
import type { Pool } from 'pg'
import { AccountTokens } from './collections/people/account-tokens'
import { Addresses } from './collections/people/addresses'
import { AuditEvents } from './collections/site/audit-events'
import { AFTER_ORDERS } from './collections/orders/after-orders'
import { BEFORE_ORDERS } from './collections/orders/before-orders'
import { BUYING_COMPANIES } from './collections/people/buying-companies'
import { Blocks } from './collections/talk/blocks'
import { Categories } from './collections/products/categories'
import { Checkouts } from './collections/orders/checkouts'
import { Comments } from './collections/products/comments'
import { CommissionInvoices } from './collections/payments/commission-invoices'
import { Consents } from './collections/people/consents'
import { Disputes } from './collections/payments/disputes'
import { Documents } from './collections/files/documents'
import { EmailPreferences } from './collections/talk/email-preferences'
import { Emails } from './collections/talk/emails'
import { Home } from './collections/site/home'
import { Inquiries } from './collections/talk/inquiries'
import { Invoices } from './collections/orders/invoices'
import { LedgerEntries } from './collections/payments/ledger-entries'
import { CATALOGUE_FILES } from './collections/files/catalogue-files'
import { Menus } from './collections/site/menus'
import { Messages } from './collections/talk/messages'
import { Notifications } from './collections/talk/notifications'
import { OrderEvents } from './collections/orders/order-events'
import { Orders } from './collections/orders/orders'
import { Pages } from './collections/site/pages'
import { PaymentEvents } from './collections/payments/payment-events'
import { Payouts } from './collections/payments/payouts'
import { ProductChanges } from './collections/products/product-changes'
import { ProductDrafts } from './collections/products/product-drafts'
import { ProductImportRows } from './collections/products/product-import-rows'
import { ProductImports } from './collections/products/product-imports'
import { ProductViews } from './collections/products/product-views'
import { Products } from './collections/products/products'
import { RecommendedProducts } from './collections/products/recommended-products'
import { Refunds } from './collections/payments/refunds'
import { Reports } from './collections/talk/reports'
import { Reservations } from './collections/orders/reservations'
import { SecondFactors } from './collections/people/second-factors'
import { SELLING } from './collections/people/selling'
import { Settings } from './collections/site/settings'
import { withRedirects } from './collections/site/redirects'
import { staff } from './collections/shared/access'
import { withDecisions } from './collections/tables/decisions'
import { withChecks } from './collections/tables/checks'
import { withIndexes } from './collections/tables/indexes'
import { withSameIds } from './collections/tables/same-id'
import { withEditViews } from './collections/panel/edit-views'
import { queryPresets } from './collections/panel/presets'
import { withListViews } from './collections/panel/list-views'
import { contentLanguages, payloadsWords, withEditorsWords } from './collections/labels/payloads-words'
import { restrictInternals } from './collections/shared/restrict-internals'
import { withThrottles } from './collections/tables/throttles'
import { withWorkerTables } from './collections/tables/worker-tables'
import { Staff } from './collections/people/staff'
import { StockMovements } from './collections/products/stock-movements'
import { Synonyms } from './collections/products/synonyms'
import { TermsVersions } from './collections/site/terms-versions'
import { Threads } from './collections/talk/threads'
import { Users } from './collections/people/users'
import { Verifications } from './collections/people/verifications'
import { MOMENT_PATTERN } from './src/admin/frame/payloads-moments'
import { adminViews } from './src/admin/screens'
import { MAX_BODY } from './src/domain/forms/request-size'
import { logger } from './src/server/records/log/logger'
import { poolSize } from './src/server/db/connections/pool-size'
import { surviveLostConnections } from './src/server/db/connections/broken-connections'
import { watching } from './src/server/records/watch/watching'
import { outbox } from './src/server/talk/email/outbox'
import { answerBadValue } from './src/server/http/rest/answer-bad-value'
import { wordIssues } from './src/server/http/rest/word-issues'
import { sizeBySize } from './src/server/storage/size-by-size'
import { storeUploads } from './src/server/storage/store-uploads'

const root = path.dirname(fileURLToPath(import.meta.url))

export default withEditViews(
  withListViews(
    withEditorsWords(
      restrictInternals(
        buildConfig({
          secret: process.env.PAYLOAD_SECRET ?? '',
          // The panel's own host, where it has one: its scripts ask there, and its cookie is good there alone.
          serverURL: process.env.ADMIN_URL || process.env.SITE_URL || '',
          cookiePrefix: 'maru',
          admin: {
            user: Staff.slug,
            // Relative: the panel's pages carry it.
            importMap: { baseDir: '.' },
            meta: {
              // The page adds the marketplace's name, which the settings hold.
              titleSuffix: '',
              // Nobody shares pages of the panel, and its image asks for the import map, which the REST routes lack.
              defaultOGImageType: 'off',
              icons: [
                { rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' },
                { rel: 'icon', url: '/favicon.ico' },
              ],
            },
            dateFormat: MOMENT_PATTERN,
            // Chosen where a page is scheduled (rule L26).
            timezones: {
              defaultTimezone: 'America/Toronto',
              supportedTimezones: [
                { label: 'Toronto', value: 'America/Toronto' },
                { label: 'Vancouver', value: 'America/Vancouver' },
                { label: 'Seoul', value: 'Asia/Seoul' },
              ],
            },
            avatar: 'default',
            components: {
              views: {
                ...adminViews(),
                dashboard: { Component: '/src/admin/dashboard/dashboard#Dashboard' },
              },
              providers: [
                '/src/admin/frame/payloads-moments-provider#PayloadsMoments',
                '/src/admin/frame/menu/menu-room#MenuRoom',
              ],
              Nav: '/src/admin/frame/menu/menu-bar#MenuBar',
              beforeDashboard: [
                '/src/admin/dashboard/opening-steps#OpeningSteps',
                '/src/admin/pages/without-french#WithoutFrench',
                '/src/admin/pages/gone-links#GoneLinks',
                '/src/admin/money/failed-refunds#FailedRefunds',
                '/src/admin/money/payment-mismatches#PaymentMismatches',
              ],
              graphics: { Icon: '/src/admin/frame/admin-mark#AdminMark' },
            },
          },
          collections: [
            Products,
            ProductChanges,
            Categories,
            ...CATALOGUE_FILES,
            Synonyms,
            Orders,
            OrderEvents,
            Checkouts,
            Reservations,
            StockMovements,
            Invoices,
            Refunds,
            Disputes,
            PaymentEvents,
            Documents,
            ...BEFORE_ORDERS,
            ...AFTER_ORDERS,
            LedgerEntries,
            Payouts,
            CommissionInvoices,
            Users,
            ...BUYING_COMPANIES,
            ...SELLING,
            Staff,
            SecondFactors,
            Addresses,
            Verifications,
            Consents,
            AccountTokens,
            AuditEvents,
            Comments,
            Threads,
            Messages,
            Blocks,
            Reports,
            EmailPreferences,
            Notifications,
            Emails,
            Inquiries,
            Pages,
            TermsVersions,
            ProductViews,
            ProductDrafts,
            ProductImports,
            ProductImportRows,
          ],
          globals: [Settings, Home, Menus, RecommendedProducts],
          plugins: [withRedirects, storeUploads],
          queryPresets,
          editor: lexicalEditor(),
          email: outbox,
          sharp: sizeBySize,
          localization: { locales: contentLanguages(), defaultLocale: 'en', fallback: true },
          i18n: {
            supportedLanguages: { en, fr, ko },
            fallbackLanguage: 'en',
            translations: payloadsWords(),
          },
          graphQL: { disable: true },
          defaultDepth: 0,
          maxDepth: 2,
          telemetry: false,
          logger,
          hooks: { afterError: [answerBadValue, wordIssues] },
          upload: {
            // A field is the whole document of a form: how long a text may be, its own rule says (rule L20).
            limits: { fileSize: 10 * 1024 * 1024, fieldSize: MAX_BODY },
            abortOnLimit: true,
            safeFileNames: true,
            preserveExtension: 4,
          },
          jobs: {
            access: { run: staff, queue: staff, cancel: staff },
            deleteJobOnComplete: true,
          },
          onInit: (payload) => {
            surviveLostConnections(payload)
            watching()?.pool(payload.db.pool as Pool)
          },
          typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
          db: postgresAdapter({
            idType: 'uuidv7',
            allowIDOnCreate: true,
            push: false,
            migrationDir: path.join(root, 'src/migrations'),
            generateSchemaOutputFile: path.join(root, 'src/payload-schema.ts'),
            disableCreateDatabase: true,
            afterSchemaInit: [
              withChecks,
              withThrottles,
              withWorkerTables,
              withDecisions,
              ...withIndexes,
              withSameIds,
            ],
            pool: {
              connectionString: process.env.DATABASE_URL,
              max: poolSize(),
              connectionTimeoutMillis: 5_000,
              statement_timeout: 20_000,
              idle_in_transaction_session_timeout: 30_000,
            },
          }),
        }),
      ),
    ),
  ),
)
