import type { ApprovalStatus } from '@/domain/people/companies/approval'

/** Whether nobody has to decide on a checkout before it is paid, or an owner has approved it (rule M100). */
export const isDecided = ({ approval }: { approval: ApprovalStatus | null }) =>
  approval === null || approval === 'approved'
