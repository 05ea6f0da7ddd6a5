import type { ReportSubject } from '@/domain/talk/support/report'

/** Where something is reported to staff (rule T23), without language prefix. */
export const reportPath = (subject: ReportSubject, id: string) => `/report/${subject}/${id}`
