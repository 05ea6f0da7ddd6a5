'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Locale } from '@/domain/locale'
import { MAX_PICTURES } from '@/domain/products/picture-texts'
import { emptyText, type ProductValues } from '@/domain/products/listing/product-values'
import type { StoredPictures } from '@/features/selling/listing/form/form-state'
import { announce } from '@/ui/page/announce'
import { FieldError } from '@/ui/forms/fields/field-error'
import { AlternativeTexts } from './alternative-texts'
import { PictureGrid } from './picture-grid'
import { PictureInput } from './picture-input'
import { picturePlace } from './place-picture'
import { UploadList } from './upload-list'
import { useSubmitWhenSent } from './use-submit-when-sent'
import { useUploads } from './use-uploads'

type Props = {
  issues: Record<string, string>
  locale: Locale
  stored: StoredPictures
  onAdd: (added: StoredPictures) => void
}

const FIELD = 'images'

/** The pictures of a product in a form: uploaded at once, posted as ids with their texts (rules C12, C34, C52). */
export function PictureEditor({ issues, locale, stored, onAdd }: Props) {
  const t = useTranslations('pictureEditor')
  const tooMany = useTranslations('issues.product')('tooManyPictures', { max: MAX_PICTURES })
  const { control, getValues } = useFormContext<ProductValues>()
  const { fields, insert, move, remove } = useFieldArray({ control, name: FIELD, keyName: 'key' })
  const box = useRef<HTMLFieldSetElement>(null)
  const turns = useRef(new Map<string, number>())
  const [isTooMany, setTooMany] = useState(false)
  const [removed, setRemoved] = useState<{ at: number } | null>(null)

  const { uploads, add, retry, cancel } = useUploads({
    locale,
    onDone: ({ id, ...picture }, turn) => {
      const ids = getValues(FIELD).map((each) => each.id)
      turns.current.set(id, turn)
      onAdd({ [id]: picture })
      insert(picturePlace(ids, turns.current, turn), { id, alt: emptyText() }, { shouldFocus: false })
    },
  })
  const notice = useSubmitWhenSent(box, uploads)

  const room = MAX_PICTURES - fields.length - uploads.length
  const take = (files: readonly File[]) => {
    setTooMany(files.length > room)
    if (files.length > room) announce(tooMany)
    void add(files.slice(0, Math.max(0, room)))
  }
  const moveTo = (from: number, to: number) => {
    if (from === to) return
    move(from, to)
    announce(t('moved', { at: String(to + 1), count: String(fields.length) }))
  }
  const drop = (at: number) => {
    remove(at)
    setTooMany(false)
    setRemoved({ at })
    announce(t('removed', { at: String(at + 1) }))
  }
  useEffect(() => {
    if (!removed) return
    // Where the removed one stood, else the last one, else the field that adds one.
    const places = [...(box.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [])]
    const file = box.current?.querySelector<HTMLElement>('input[type=file]')
    ;(places[removed.at] ?? places.at(-1) ?? file)?.focus()
  }, [removed])

  // The form's own keys differ between server and browser.
  const tiles = fields.map(({ id }, at) => {
    const isRepeated = fields.findIndex((each) => each.id === id) < at
    return { key: isRepeated ? `${id} ${at}` : id, src: stored[id]?.src ?? '', name: stored[id]?.name ?? '' }
  })
  const error = isTooMany ? tooMany : issues[FIELD]
  return (
    <fieldset ref={box} className="grid gap-3" aria-describedby="images-hint">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <p className="text-muted text-sm" id="images-hint">
        {t('hint')}
      </p>
      {fields.map(({ key, id }, at) => (
        <input key={key} type="hidden" name={`${FIELD}.${at}.id`} value={id} />
      ))}
      {tiles.length > 0 ? (
        <PictureGrid tiles={tiles} locale={locale} onMove={moveTo} onRemove={drop} />
      ) : null}
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      <PictureInput
        described={error ? 'images-hint images-error' : 'images-hint'}
        isFull={room <= 0}
        onFiles={take}
      />
      <FieldError id={FIELD} error={error} />
      {notice ? <p className="font-medium">{notice}</p> : null}
      {tiles.length > 0 ? <AlternativeTexts tiles={tiles} issues={issues} /> : null}
      <noscript>
        <label className="font-medium" htmlFor="pictures">
          {t('without')}
        </label>
        <input id="pictures" type="file" name="pictures" accept="image/*" multiple className="input" />
      </noscript>
    </fieldset>
  )
}
