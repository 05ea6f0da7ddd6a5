'use client'

import { useTranslations } from 'next-intl'
import { KEEP } from '@/features/selling/listing/drafts/use-product-draft'
import { announce } from '@/ui/page/announce'
import { Button } from '@/ui/parts/button'
import { STEPS, type FormStep } from './steps'

type Props = { step: FormStep; onShow: (step: FormStep) => void }

const BAR = 'form-steps'

function useGoTo(onShow: Props['onShow']) {
  const t = useTranslations('productForm')
  return (step: FormStep) => {
    dispatchEvent(new Event(KEEP))
    onShow(step)
    announce(t(`steps.${step}`))
    document.getElementById(BAR)?.scrollIntoView({ block: 'start' })
  }
}

/** The three steps of the form, on narrow screens only: any of them at any time, what was typed is kept. */
export function StepBar({ step, onShow }: Props) {
  const t = useTranslations('productForm')
  const goTo = useGoTo(onShow)
  return (
    <nav id={BAR} aria-label={t('stepsTitle')} data-scripted="" className="scroll-mt-4 md:hidden">
      <ol className="border-line grid grid-cols-3 border-b">
        {STEPS.map((each, at) => (
          <li key={each} className="-mb-px grid">
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              className={`min-h-11 border-b-2 px-1 py-2 text-start text-sm ${each === step ? 'border-celadon text-celadon font-semibold' : 'text-muted border-transparent'}`}
              onClick={() => goTo(each)}
            >
              {at + 1}. {t(`steps.${each}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type TurnsProps = Props & { check: (form: HTMLFormElement) => boolean }

/** Back and on, below each step; `check` says what is typed wrong before it goes on. */
export function StepTurns({ step, onShow, check }: TurnsProps) {
  const t = useTranslations('productForm')
  const goTo = useGoTo(onShow)
  const at = STEPS.indexOf(step)
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]]
  return (
    <div data-scripted="" className="flex flex-wrap gap-3 md:hidden">
      {before ? <Button onClick={() => goTo(before)}>{t('stepBack')}</Button> : null}
      {after ? (
        <Button
          kind="primary"
          onClick={({ currentTarget: { form } }) => {
            if (form && check(form)) goTo(after)
          }}
        >
          {t('stepOn')}: {t(`steps.${after}`)}
        </Button>
      ) : null}
    </div>
  )
}
