export { isolated } from '@aeroplane/texts';
