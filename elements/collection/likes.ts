export { LikeButton } from '../../src/features/likes/like-button';
export { default as likeStyles } from '../../src/features/likes/like-button.css';
