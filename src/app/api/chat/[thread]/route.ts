import { conversationRoutes } from '@/features/chat/conversation-routes'
import { currentMember } from '@/server/auth/session'

export const dynamic = 'force-dynamic'

const { list, say } = conversationRoutes(currentMember)

export const GET = list
export const POST = say
