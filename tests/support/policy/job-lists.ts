import type { JobList, JobListLine } from '@/payload-types'
import { nobody, owner, type Row } from './row'

/** Lists have no way in but the pages of their member, and staff do not read them (rule M56); `company-lists.test.ts` tries colleagues. */
const jobLists = {
  samples: { buyers: { owners: ['buyer'], read: owner } },
  fields: {
    server: ['user', 'sharedWith', 'name', 'note', 'version', 'sharesPrices'],
    ruled: { shareKey: { read: owner, create: nobody, update: nobody } },
  },
} as const satisfies Row<JobList>

const jobListLines = {
  samples: { buyers: { owners: ['buyer'], read: owner } },
  fields: {
    server: [
      'list',
      'user',
      'product',
      'productName',
      'position',
      'quantity',
      'note',
      'seenUnitPrice',
      'seenStock',
    ],
  },
} as const satisfies Row<JobListLine>

export const JOB_LISTS = { 'job-lists': jobLists, 'job-list-lines': jobListLines }
