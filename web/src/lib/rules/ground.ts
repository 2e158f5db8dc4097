/** The id under which the pictures of the rules share one drawing of the board. */
export const GROUND = 'board-ground';
