'use client'

import { useListDrawer } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import { sentName } from '@/domain/forms/upload'
import { CommandForm } from '@/admin/commands/command-form'
import type { CommandTexts } from '@/admin/commands/command-texts'

type Texts = Record<'title' | 'about' | 'choose' | 'chosen' | 'button' | 'sure' | 'done', string>
type Props = { id: string; texts: Texts; words: CommandTexts }

/** Another picture is chosen from Payload's own list, and then every use moves to it. */
export function ReplacePicture({ id, texts, words }: Props) {
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const filterOptions = useMemo(() => ({ media: { id: { not_equals: id } } }), [id])
  const [ListDrawer, ListToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions,
  })
  return (
    <>
      <p>
        <ListToggler className="btn btn--style-secondary btn--size-medium btn--withoutPopup">
          {texts.choose}
        </ListToggler>
      </p>
      <ListDrawer
        onSelect={({ docID, doc }) => {
          setChosen({ id: String(docID), name: sentName(String(doc.filename ?? docID)) })
          closeDrawer()
        }}
      />
      {chosen ? (
        <CommandForm
          key={chosen.id}
          title={texts.title}
          about={`${texts.about} ${texts.chosen.replace('{name}', chosen.name)}`}
          command="picture-replace"
          known={{ from: id, to: chosen.id }}
          fields={[]}
          button={texts.button}
          done={texts.done}
          sure={texts.sure}
          words={words}
        />
      ) : null}
    </>
  )
}
