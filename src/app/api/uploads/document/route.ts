import { fail } from '@/domain/result'
import { isMemberDocument } from '@/domain/forms/upload'
import { storeDocument } from '@/server/storage/store-document'
import { takeUpload } from '@/server/storage/take-upload'
import { currentMember } from '@/server/auth/session/session'
import { field } from '@/server/http/forms/form'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'own page', body: 'unread' } as const

/** Takes a document of a member (rule N5). Fields: file, kind, locale. */
export const POST = route(RULE, (request, { caller: member }) =>
  takeUpload(request, member, {
    throttle: 'uploadDocument',
    store: async (file, form) => {
      const kind = field(form, 'kind', 20)
      return isMemberDocument(kind) ? storeDocument(member, file, kind) : fail('document.kind', 'kind')
    },
  }),
)
