import { useTranslations } from 'next-intl'
import { SkeletonForm } from '@/ui/skeleton'

export default function Loading() {
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mx-auto max-w-sm">
        <SkeletonForm label={useTranslations('layout')('loading')} fields={3} />
      </div>
    </div>
  )
}
