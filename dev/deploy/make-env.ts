import { makeEnvFile } from './env-secrets'

const path = process.env.MARU_DOTENV || '.env'
console.log(path === 'off' ? 'MARU_DOTENV is off: there is no file to make.' : makeEnvFile(path))
