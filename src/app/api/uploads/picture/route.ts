import { actorOfUser, isActiveSeller } from '@/domain/people/actor'
import { issue } from '@/domain/result'
import { storePicture } from '@/server/storage/store-picture'
import { takeUpload } from '@/features/uploads/take-upload'
import { refuseUpload } from '@/features/uploads/upload-refusals'
import { currentSeller } from '@/server/auth/signed-in-actor'
import { localeOfRequest } from '@/server/http/request-locale'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: () => currentSeller('products'), from: 'own page', body: 'unread' } as const

/** Takes a picture of an active seller (rules C12, N5). Fields: file, locale. */
export const POST = route(RULE, (request, { caller: member }) => {
  if (!isActiveSeller(actorOfUser(member)))
    return refuseUpload(issue('upload.picturesBySellers', ''), localeOfRequest(request))
  return takeUpload(request, member, {
    throttle: 'uploadPicture',
    store: (file) => storePicture(member, file),
  })
})
