import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '@/ui/parts/button'
import { TextAreaField } from '@/ui/forms/fields/text-area-field'
import type { SheetBoard } from './use-sheet'

type Props = {
  board: SheetBoard
  box: RefObject<HTMLTextAreaElement | null>
  file: RefObject<HTMLInputElement | null>
}

/** Where lines are pasted, or a file of them is chosen. */
export function PasteBox({ board, box, file }: Props) {
  const t = useTranslations('quickOrder')
  const isFinding = board.sending === 'find'
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-8">
      <div className="grid content-start gap-1">
        <TextAreaField
          key={board.kept}
          ref={box}
          name="lines"
          label={t('lines')}
          defaultValue={board.kept}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="lines-hint"
        />
        <p id="lines-hint" className="text-muted text-sm">
          {t('linesHint')}
        </p>
      </div>
      <div className="grid content-start gap-4">
        <div className="grid gap-1">
          <label className="font-medium" htmlFor="file">
            {t('file')}
          </label>
          <input
            ref={file}
            id="file"
            name="file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="file:border-edge file:bg-raised min-h-11 w-full text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:px-3 file:font-medium"
            aria-describedby="file-hint"
          />
          <p id="file-hint" className="text-muted text-sm">
            {t('fileHint')}
          </p>
        </div>
        <Button kind="primary" type="submit" name="do" value="find" className="min-h-11" isBusy={isFinding}>
          {isFinding ? t('finding') : t('find')}
        </Button>
      </div>
    </div>
  )
}
