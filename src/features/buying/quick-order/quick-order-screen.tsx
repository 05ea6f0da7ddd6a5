import type { Locale } from '@/domain/locale'
import { QuickOrderBoard } from './quick-order-board'
import type { SheetState } from './sheet-view'
import { useSheetWords } from './sheet-words'

type Props = { given: SheetState; isMember: boolean; locale: Locale }

/** Gives the client component its texts. */
export function QuickOrderScreen(props: Props) {
  return <QuickOrderBoard {...props} words={useSheetWords()} />
}
