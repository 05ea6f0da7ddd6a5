import { turnPage } from '@/admin/talk/moderation/open-thread'
import { commandTexts } from '@/admin/commands/command-texts'
import { OpenedPages } from '@/admin/talk/reports/opened-pages'
import { openedWords } from '@/admin/talk/reports/opened-words'
import { adminWords } from '@/admin/parts/words'
import { OrderPart, type OrderProps } from './order-part'

type Props = Pick<OrderProps, 'i18n' | 'locale'> & { staff: string; thread: string }

/** What buyer and seller wrote to each other, opened together with the order (rules M49, T23). */
export async function OrderConversation({ staff, thread, i18n, locale }: Props) {
  const page = await turnPage(staff, { thread, report: null, page: null })
  if (!page.ok) return null
  return (
    <OrderPart title={adminWords(i18n, 'staff.order')('conversation')}>
      <OpenedPages
        first={page.value}
        report={null}
        isQuiet
        locale={locale}
        words={openedWords(i18n)}
        texts={commandTexts(i18n)}
      />
    </OrderPart>
  )
}
