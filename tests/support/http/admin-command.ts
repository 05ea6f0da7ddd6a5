import { POST } from '@/app/api/admin-commands/[command]/route'

/** The route of one command of the panel. */
export const adminCommand = (command: string) => (request: Request) =>
  POST(request, { params: Promise.resolve({ command }) })
