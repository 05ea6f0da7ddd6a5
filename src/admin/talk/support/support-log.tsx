'use client'

import { useEffect, useRef } from 'react'
import { momentFormat, type Locale } from '@/domain/locale'
import type { SupportMessage } from './list-support'
import { Files } from '@/admin/talk/reports/opened-pages'
import type { SupportWords } from './support-words'

type Props = { messages: readonly SupportMessage[]; name: string; locale: Locale; words: SupportWords }

/** The messages, scrolled to the newest; new ones are read out. */
export function SupportLog({ messages, name, locale, words }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const format = momentFormat(locale, 'America/Toronto')
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [messages.length])
  // A keyboard scrolls what it can focus.
  return (
    <div role="log" aria-label={words.log}>
      <ol className="panel-log" tabIndex={0} ref={list}>
        {messages.length === 0 ? <li>{words.empty}</li> : null}
        {messages.map(({ id, at, text, staff, files, order }) => (
          <li
            key={id}
            className={staff ? 'tw:border-s-3 tw:border-(--theme-elevation-250) tw:ps-[1.5rem]' : undefined}
          >
            <strong>{staff ? words.maru.replace('{name}', staff) : name || words.member}</strong>{' '}
            <time className="panel-muted" dateTime={at}>
              {format.format(new Date(at))}
            </time>
            {order ? (
              <div className="panel-muted">
                <a href={`/admin/collections/orders/${order.id}`}>
                  {words.order.replace('{number}', order.number)}
                </a>
                {order.line ? `: ${order.line}` : null}
              </div>
            ) : null}
            <div className="panel-words">{text}</div>
            <Files files={files} word={words.file} />
          </li>
        ))}
      </ol>
    </div>
  )
}
