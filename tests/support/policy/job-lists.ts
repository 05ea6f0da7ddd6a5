import type { JobList, JobListLine } from '@/payload-types'
import { owner, type Row } from './row'

/** Lists have no way in but the pages of their member, and staff do not read them (rule M56). */
const jobLists = {
  samples: { buyers: { owners: ['buyer'], read: owner } },
  fields: { server: ['user', 'name', 'note', 'version', 'shareKey', 'sharesPrices'] },
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
