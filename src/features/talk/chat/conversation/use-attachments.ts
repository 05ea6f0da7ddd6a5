import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { FILES_A_MESSAGE } from '@/domain/talk/writing'
import { announce } from '@/ui/page/announce'
import type { ChatFile } from '@/features/talk/chat/chat-view'

/** A chosen file: on its way, failed, refused for what it is, or waiting to be sent with the message. */
export type Attachment = {
  key: string
  file: File
  state: 'sending' | 'failed' | 'refused' | 'done'
  percent: number
  message?: string
  stored?: ChatFile
}

/** Another try would end the same. */
const REFUSED = new Set([413, 415, 422])

/** Uploads chosen files at once and keeps them until the message is sent. */
export function useAttachments(locale: Locale) {
  const t = useTranslations('chat')
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [problem, setProblem] = useState('')
  const requests = useRef(new Map<string, XMLHttpRequest>())
  useEffect(() => {
    const { current } = requests
    return () => current.forEach((request) => request.abort())
  }, [])

  const change = (key: string, next: Partial<Attachment>) =>
    setAttachments((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)))
  const upload = ({ key, file }: Attachment) => {
    const request = new XMLHttpRequest()
    requests.current.set(key, request)
    const end = (state: 'failed' | 'refused', message: string) => {
      change(key, { state, message })
      announce(message)
    }
    request.upload.onprogress = ({ loaded, total }) =>
      change(key, { percent: Math.round((100 * loaded) / total) })
    request.onerror = () => end('failed', t('uploadFailed'))
    request.onload = () => {
      const said = readJson(request.responseText)
      const { id } = said
      const { message = t('uploadFailed') } = said
      if (REFUSED.has(request.status)) return end('refused', `${message} ${t('removeRefused')}`)
      if (request.status !== 201 || !id) return end('failed', message)
      const kind = file.type === 'application/pdf' ? 'pdf' : 'image'
      change(key, { state: 'done', stored: { id, kind, name: file.name, size: file.size } })
    }
    const form = new FormData()
    form.set('kind', 'message')
    form.set('locale', locale)
    form.set('file', file)
    request.open('POST', '/api/uploads/document')
    request.send(form)
  }
  const add = (files: readonly File[]) => {
    const room = FILES_A_MESSAGE - attachments.length
    setProblem(files.length > room ? t('tooManyFiles') : '')
    const added = files.slice(0, room).map((file): Attachment => ({
      key: crypto.randomUUID(),
      file,
      state: 'sending',
      percent: 0,
    }))
    setAttachments((all) => [...all, ...added])
    if (added.length > 0) announce(t('uploading', { name: added.map(({ file }) => file.name).join(', ') }))
    added.forEach(upload)
  }
  const retry = (attachment: Attachment) => {
    change(attachment.key, { state: 'sending', percent: 0, message: undefined })
    upload(attachment)
  }
  const remove = ({ key, stored }: Attachment) => {
    requests.current.get(key)?.abort()
    requests.current.delete(key)
    setProblem('')
    setAttachments((all) => all.filter((each) => each.key !== key))
    if (stored) void fetch(`/api/message-file/${stored.id}`, { method: 'DELETE' }).catch(() => undefined)
  }
  const clear = () => setAttachments([])
  const isBusy = attachments.some(({ state }) => state !== 'done')
  const files = attachments.flatMap(({ stored }) => (stored ? [stored] : []))
  return { attachments, files, problem, isBusy, add, retry, remove, clear }
}

export type Attachments = ReturnType<typeof useAttachments>

function readJson(text: string): { id?: string; message?: string } {
  try {
    return JSON.parse(text) as { id?: string; message?: string }
  } catch {
    return {}
  }
}
