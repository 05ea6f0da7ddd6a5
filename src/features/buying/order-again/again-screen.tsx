import type { Locale } from '@/domain/locale'
import { AgainBoard } from './again-board'
import { useAgainWords } from './again-words'
import type { Again } from './again-view'

type Props = { again: Again; only: string | null; formKey: string; locale: Locale }

/** Gives the client component its texts. */
export function AgainScreen(props: Props) {
  return <AgainBoard {...props} words={useAgainWords()} />
}
