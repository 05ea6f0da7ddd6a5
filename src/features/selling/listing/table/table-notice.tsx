import { useTranslations } from 'next-intl'

const NOTICES = ['submitted', 'listed', 'updated', 'missing', 'failed'] as const

/** The result of a form that led back here, from `?notice=`; any other value shows nothing (rules C36, C38). */
export function TableNotice({ notice }: { notice: string | string[] | undefined }) {
  const t = useTranslations('productTable.notices')
  const known = NOTICES.find((each) => each === notice)
  if (!known) return null
  const isGood = known === 'submitted' || known === 'listed' || known === 'updated'
  const tone = isGood ? 'border-celadon bg-celadon-wash' : 'border-persimmon-deep bg-persimmon-wash'
  return (
    <p role={isGood ? 'status' : 'alert'} className={`${tone} mb-6 rounded-md border p-4 font-medium`}>
      {t(known)}
    </p>
  )
}
