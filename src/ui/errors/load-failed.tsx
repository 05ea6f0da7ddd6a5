import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/parts/button'

/** A list or page that could not be read; the link asks for it again. Without a connection there is no link. */
export function LoadFailed({ message, retry }: { message: string; retry?: string }) {
  const errors = useTranslations('errors')
  return (
    <div
      role="alert"
      className="border-persimmon-deep bg-persimmon-wash flex flex-wrap items-center gap-4 rounded-md border p-4"
    >
      <p className="font-medium">{message}</p>
      {retry ? <ButtonLink href={retry}>{errors('retry')}</ButtonLink> : null}
    </div>
  )
}
