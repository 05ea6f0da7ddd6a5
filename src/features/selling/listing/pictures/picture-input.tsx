'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react'

type Props = {
  described?: string
  isFull: boolean
  onFiles: (files: readonly File[]) => void
}

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp'
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes pictures that are chosen, dropped here, or pasted anywhere on the page. */
export function PictureInput({ described, isFull, onFiles }: Props) {
  const t = useTranslations('pictureEditor')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      // Text copied from an office program comes with a picture of itself.
      const isText = isField(event.target) && event.clipboardData?.types.includes('text/plain')
      if (files.length === 0 || isText || isOff(input.current)) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
  return (
    <div
      className={`grid justify-items-center gap-2 rounded-md border border-dashed p-5 text-center noscript:hidden ${isOver ? 'border-celadon bg-celadon-wash' : 'border-edge'}`}
      onDragOver={(event) => {
        if (!hasFiles(event) || isOff(input.current)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        if (!isOff(input.current)) onFiles([...event.dataTransfer.files])
      }}
    >
      <p>{t('drop')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Files label={t('choose')} {...{ described, isFull, onFiles }} box={input} />
        {/* Only where a finger points there is a camera at hand. */}
        <div className="hidden pointer-coarse:block">
          <Files label={t('camera')} {...{ described, isFull, onFiles }} isCamera />
        </div>
      </div>
    </div>
  )
}

type FilesProps = Props & {
  label: string
  box?: RefObject<HTMLInputElement | null>
  isCamera?: boolean
}

/** A button that opens the files, or on a phone the camera at its back. */
function Files({ label, described, isFull, onFiles, box, isCamera = false }: FilesProps) {
  return (
    <label
      className={`button focus-within:outline-celadon focus-within:outline-2 in-disabled:opacity-50 ${isFull ? 'opacity-50' : ''}`}
    >
      {label}
      <input
        ref={box}
        type="file"
        className="sr-only"
        accept={ACCEPTED}
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        aria-describedby={described}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

/** In a form that may only be read. */
const isOff = (input: HTMLInputElement | null) => Boolean(input?.matches(':disabled'))

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
