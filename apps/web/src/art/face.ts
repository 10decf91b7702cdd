/** The faces of the cards, as the rule book draws them too. */
export {
  CARD_FACES,
  CARD_RATIO,
  type CardFace,
  faceFor,
  faceSvg,
  indexOf,
  inkOf,
  type Letters,
  stampSvg,
  type SuitLetters,
} from '@hausregel/rulebook/art';
