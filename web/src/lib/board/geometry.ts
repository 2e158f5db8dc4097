/** Where everything lies on the board: a package of its own, as pictures of games are drawn by it, too. */
export * from '@aeroplane/board';
